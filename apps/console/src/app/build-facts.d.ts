/** Day of the build, as `2026-01-31`. */
declare const __BUILD_DATE__: string
/** The instant of the build, ISO 8601. */
declare const __BUILT_AT__: string
/** Version of the product and minute of the build, as `2.0.0+20260131.0930`. */
declare const __VERSION__: string
/** The build was made with the required secret, or none is required. */
declare const __BUILD_APPROVED__: boolean
/** SHA-256 of the key for the source-code action, in hex. */
declare const __SOURCE_KEY_SHA256__: string
/** URL of the source; empty if not set. */
declare const __SOURCE_URL__: string
