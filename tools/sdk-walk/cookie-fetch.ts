import type { Fetch } from '../../libs/sdk/src/index.ts'

/** The platform's fetch with the server's cookies, as in a browser. */
export function createCookieFetch(): Fetch {
  const jar = new Map<string, string>()
  return async (url, init) => {
    const headers = new Headers(init.headers)
    if (!headers.has('cookie') && jar.size > 0)
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(jar, line)
    return response
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
  if (name === undefined || value === undefined) return
  if (value === '' || /;\s*max-age=0/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}
