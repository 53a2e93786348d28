import { addressManifest, type Deployment, EXTENSION_KEY } from '@omc/core/extension'

/** Icons of the console, by their size in pixels. */
export const ICONS = { '192': 'icon-192.png', '512': 'icon-512.png' }

/**
 * The manifest. It asks for one permission, to change headers on hosts that a person allows, and for
 * no host at all; a test holds it against the list.
 *
 * @source reliability 1.6: least privilege; T7
 */
export const manifestFor = (version: string, deployment: Deployment) =>
  addressManifest(
    {
      manifest_version: 3,
      name: '__MSG_name__',
      description: '__MSG_description__',
      version,
      default_locale: 'en',
      key: EXTENSION_KEY,
      minimum_chrome_version: '123',
      icons: ICONS,
      permissions: ['declarativeNetRequestWithHostAccess'],
      background: { service_worker: 'worker.js', type: 'module' },
      action: { default_popup: 'settings.html', default_icon: ICONS },
      options_ui: { page: 'settings.html', open_in_tab: true },
      incognito: 'not_allowed',
      content_security_policy: {
        extension_pages:
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      },
    },
    deployment,
  )
