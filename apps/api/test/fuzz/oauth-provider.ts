import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OauthProvider {
  url: string
  close: () => Promise<void>
}

/** An outside sign-in that takes every code and knows one person for each. */
export async function startOauthProvider(): Promise<OauthProvider> {
  let people = 0
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const isPerson = request.url === '/userinfo'
      if (isPerson) people += 1
      const body = isPerson
        ? { sub: `outside-${people}`, nickname: `江南 ${people}` }
        : { access_token: 'outside-token', token_type: 'Bearer' }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
