import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFacts } from './build-facts.ts'
import { firstPaint } from './first-paint-plugin.ts'
import { leanI18next } from './lean-i18next-plugin.ts'
import { leanIcons } from './lean-icons-plugin.ts'
import { leanQuery } from './lean-query-plugin.ts'
import { leanRouter } from './lean-router-plugin.ts'
import { packedFiles } from './packed-files-plugin.ts'
import { partsAhead } from './parts-ahead-plugin.ts'
import { plainScripts } from './plain-scripts-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

// With a given build time, builds of the same sources are identical byte for byte.
const BUILT_AT = Number(process.env['SOURCE_DATE_EPOCH'] ?? Date.now() / 1000) * 1000
const PUBLIC = join(import.meta.dirname, 'public')
const FACTS = buildFacts(process.env, new Date(BUILT_AT))
// `SERVICE_WORKER=off` makes a build that removes an installed worker.
const HAS_WORKER = process.env['SERVICE_WORKER'] !== 'off'
const API = process.env['API_ORIGIN'] ?? 'http://localhost:8080'

/** The shell, the list, and modules that the list screens share. */
const CONSOLE_PARTS =
  /src\/(app\/console-app|kernel\/i18n\/(zh\/console|route-title)|kit\/list\/(list-screen|list-definition|list-acts|cells|flag-chip|panel-part|filters\/(choice|flag|platform|record)-filter)|kit\/desk\/(desk-screen|desk-definition)|kit\/list\/filters\/status-tabs|features\/(channels\/channels|content-editor\/(opens-editor|use-edit)|contents\/content-status-chip|lists\/(scopes|filled-by))|kernel\/i18n\/zh\/desk|primitives\/status-chip|kit\/list\/panel-with)\.tsx?$|libs\/acl\/src\/routes\/can-visit\.ts$|lucide-react\/dist\/esm\/icons\/(arrow-right-left|split)\.mjs$/

/** Modules of the design system and the console that the sign-in form uses too. */
const SHARED_PARTS =
  /libs\/ui\/src\/(primitives\/(input|control-class|field-context)|forms\/field)\.tsx?$|lucide-react\/dist\/esm\/icons\/(circle-exclamation-point|circle-check|languages|log-in|user-round)\.mjs$|src\/(kernel\/errors\/(error-text|own-sentence)|kit\/(logo|language-switch))\.tsx?$/

const SIGN_IN_PARTS = /src\/features\/auth\/login-page\.tsx$/

/** Overlays, and the matching of forms: loaded once the first screen is ready. */
const OVERLAYS =
  /libs\/ui\/src\/(primitives\/(dialog-window|confirm-window|drawer-panel|dropdown-list|popover-panel|context-list)|feedback\/toast-stack)\.tsx$|node_modules\/ts-pattern\/|src\/app\/layout\/(menu\/rare-forms\.ts|tools\/avatar-items\.tsx)$/

/** Parts of the library that panels and pages share, and no list needs for its first rows. */
const LATER_PARTS =
  /libs\/ui\/src\/(feedback\/alert|primitives\/copy-button|forms\/(radio-group|segmented|file-(drop|list)|use-paste|combobox\/[\w-]+))\.tsx?$/

/** Loads right after the first rows: tabs and filters of lists, texts of panels, rarer menu icons. */
const REST =
  /libs\/ui\/src\/primitives\/chip\.tsx$|src\/(kit\/(desk\/desk-tabs|list\/(status-tabs|list-tools|foot-lines|list-pager|views\/views-menu|filters\/(day-filter|more-filters)))|kernel\/i18n\/zh\/(panels|form|views)|app\/layout\/menu\/later-icon)\.tsx?$/

/** Background parts of every screen: started once the first screen is ready. */
const BESIDE =
  /src\/(features\/(publishing\/publishing-host|search\/search-part|tasks\/(task-host|task-tool)|waiting\/waiting-host|updates\/update-bar)|app\/layout\/tabs\/discard-dialog|kernel\/i18n\/zh\/(later|tasks))\.tsx?$/

/** Modules of waiting work: some desks read them before they ask for rows, menu and home later. */
const WAITING =
  /src\/(features\/waiting\/(first-waiting|waits|wait-rules|places)|kit\/desk\/opening)\.tsx?$/

/** Records by their names, for choices, filters and boards: no list needs them for its first rows. */
const NAMES =
  /src\/kit\/(record-names|record-readers|with-team-name|people)\.ts$|src\/kit\/list\/filters\/(remote-options|select-calls|use-chosen-names|use-record-options)\.tsx?$/

/** The largest first list: its parts are also used by boards of accounts. */
const ACCOUNTS =
  /src\/(features\/lists\/studio_accounts\/(studio-accounts\.(list|zh)|start-again)|generated\/fields\/studio_accounts)\.tsx?$|libs\/core\/src\/accounts\/account-problems\.ts$/

/** The list that most people open first: its parts are also used one by one by reviews. */
const FIRST_LIST =
  /src\/(features\/lists\/carry_contents\/(carry-contents\.(list|zh)|carry-content\.acts)|kernel\/i18n\/zh\/contents|generated\/fields\/carry_contents)\.tsx?$/

/**
 * One script for all pages, one for the sign-in form and one for the shell with its list, not one
 * per shared module: they compress better together, and fifty small ones queue on a slow
 * connection. Each includes its static imports; modules shared by form and shell are separate, or
 * the form would load the shell. Later parts of every page are two more scripts: requesting a
 * script blocks the page for 2 ms, four times that on a slow machine.
 */
const SCRIPTS = [
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  // Self-contained, so it can request the session before the shell has loaded.
  { name: 'sdk', test: /src\/kernel\/session\/create-console-sdk\.ts$/, priority: 4 },
  { name: 'shared', test: SHARED_PARTS, priority: 3.8, includeDependenciesRecursively: false },
  { name: 'sign-in', test: SIGN_IN_PARTS, priority: 3.5 },
  { name: 'console', test: CONSOLE_PARTS, priority: 3 },
  // Before the next, some of which it needs.
  { name: 'waiting', test: WAITING, priority: 2.6 },
  { name: 'rest', test: REST, priority: 2.5 },
  { name: 'overlays', test: OVERLAYS, priority: 2 },
  { name: 'later', test: LATER_PARTS, priority: 1.5, includeDependenciesRecursively: false },
  { name: 'beside', test: BESIDE, priority: 1 },
  { name: 'names', test: NAMES, priority: 0.7, includeDependenciesRecursively: false },
  { name: 'accounts', test: ACCOUNTS, priority: 0.6, includeDependenciesRecursively: false },
  { name: 'contents', test: FIRST_LIST, priority: 0.5, includeDependenciesRecursively: false },
]

/** Scripts that load before any other part of the console. */
const LOADED = /^assets\/(?:index|rolldown-runtime|console|shared|sdk)-/

/** Preloads of a part, without scripts that have loaded already: listing them costs bytes. */
const withoutLoaded = (
  _part: string,
  needed: string[],
  { hostId }: { readonly hostId: string },
): string[] =>
  hostId.startsWith('assets/index-') ? needed : needed.filter((path) => !LOADED.test(path))

export default defineConfig({
  define: Object.fromEntries(
    Object.entries(FACTS).map(([name, fact]) => [name, JSON.stringify(fact)]),
  ),
  // Compiles only parts with 'use memo', which render many times a minute. For others the memo code
  // costs more, 22 kB compressed until the first list, than it saves.
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    tailwindcss(),
    leanRouter(),
    leanI18next(),
    leanQuery(),
    leanIcons(),
    serviceWorker(HAS_WORKER, PUBLIC),
    partsAhead(),
    firstPaint(PUBLIC),
    plainScripts(PUBLIC),
    // Tests that build a page of their own read its plain files.
    process.env.PLAIN_FILES ? undefined : packedFiles(),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    // Read by the size check.
    manifest: true,
    // Inlined files as data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // No property read has side effects, so unused classes can be dropped.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: SCRIPTS } },
    },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(
        [
          '/api',
          '/oauth',
          '/callback',
          '/auth/code',
          '/auth/key',
          '/register',
          '/logout',
          '/refreshToken',
          '/expireToken',
          '/sms_code',
          '/demo',
          '/downloads',
        ].map((path) => [path, API]),
      ),
      '/cable': { target: API, ws: true },
    },
  },
})
