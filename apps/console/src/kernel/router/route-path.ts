/** The path of a declared screen as react-router writes it: `/a/{id}/edit` is `/a/:id/edit`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
