/** Day of the build, `YYYY-MM-DD`; written by the build. */
declare const __BUILD_DATE__: string
