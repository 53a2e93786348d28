/** Day of the build, as `2026-01-31`. */
declare const __BUILD_DATE__: string
/** The instant of the build, ISO 8601. */
declare const __BUILT_AT__: string
/** The build was made with the secret that was asked for, or none was. */
declare const __BUILD_APPROVED__: boolean
/** Where the package of the browser extension lies; empty when this build brings none. */
declare const __EXTENSION_FILE__: string
/** SHA-256 of the key that the source-code action asks for, in hex. */
declare const __SOURCE_KEY_SHA256__: string
/** Address of the source; empty when this build does not say. */
declare const __SOURCE_URL__: string
