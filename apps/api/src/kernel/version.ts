/** Version of the product that this server is. */
export const VERSION = '2.0.0'
