import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Given from outside, a build of the same sources is the same byte for byte.
const BUILT_AT = Number(process.env['SOURCE_DATE_EPOCH'] ?? Date.now() / 1000) * 1000
const BUILD_DATE = new Date(BUILT_AT).toISOString().slice(0, 10)
const API = process.env['API_ORIGIN'] ?? 'http://localhost:8080'

export default defineConfig({
  define: { __BUILD_DATE__: JSON.stringify(BUILD_DATE) },
  plugins: [react({ compiler: true }), tailwindcss()],
  build: {
    target: 'es2023',
    sourcemap: false,
    // Read by the check of sizes.
    manifest: true,
    // Small files as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(
        ['/api', '/oauth', '/logout', '/refreshToken', '/expireToken', '/sms_code'].map((path) => [
          path,
          API,
        ]),
      ),
      '/cable': { target: API, ws: true },
    },
  },
})
