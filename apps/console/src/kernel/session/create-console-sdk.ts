import { createSdk, type Sdk, type SdkOptions } from '@omc/sdk'

/** A part of its own: the sign-in form is shown without it. */
export const createConsoleSdk = (options: SdkOptions): Sdk => createSdk(options)
