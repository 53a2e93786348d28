// What a program of CommonJS can do: load by import() what is no CommonJS.
const { argv, stdout } = require('node:process')

async function main(baseUrl) {
  const { createSdk, createSession, NotFoundError } = await import('@omc/sdk')
  const { openCable } = await import('@omc/sdk/realtime')
  const session = createSession()
  const sdk = createSdk({ baseUrl, session })
  const { access_token: token } = await sdk.auth.login({ username: 'xiaoman', password: 'tea' })
  session.signIn(token)
  const ids = []
  for await (const publish of sdk.carry_publishes.list({ page: { size: 2 } })) ids.push(publish.id)
  const missing = await sdk.carry_contents.get({ id: '404' }).catch((error) => error)
  const state = await new Promise((resolve) => {
    const cable = openCable({
      url: `${baseUrl.replace(/^http/, 'ws')}/cable`,
      getTicket: async () => (await sdk.cable_tickets.create()).ticket,
      onAuthLost: resolve,
      onStateChange(now) {
        resolve(now)
        if (now === 'connected') cable.close()
      },
    })
  })
  session.dispose()
  return [ids.join(' '), missing instanceof NotFoundError, state]
}

void main(argv[2]).then((seen) => stdout.write(JSON.stringify(seen)))
