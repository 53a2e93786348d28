import { createSdk, type Sdk, type SdkOptions } from '@omc/sdk'

/** A separate chunk: the sign-in form does not need it. */
export const createConsoleSdk = (options: SdkOptions): Sdk => createSdk(options)
