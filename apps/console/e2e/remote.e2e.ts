import { ownAccount } from './support/own-account.ts'
import { chooseTarget, connectAccount, runState, setDelay } from './support/publishing.ts'
import { callAs, origin, postsOf } from './support/system.ts'
import { expect, test } from './support/test.ts'

test('a manager’s command starts the run of that account, phase by phase', async ({ openAs }) => {
  const target = await ownAccount('operator', 2)
  const operator = await openAs('operator')
  await connectAccount(operator, target)
  await setDelay(operator, 1, 1)

  const manager = await openAs('manager', { at: `${origin}/#/console` })
  await manager.getByTestId('open-remote').click()
  await chooseTarget(manager, target)
  await manager.getByTestId('remote-send').click()
  await expect(manager.getByTestId('phase-received')).toBeVisible()
  await expect(operator.getByText('收到远程指令「开始发布」', { exact: true })).toBeVisible()
  await expect(manager.getByTestId('phase-finished')).toContainText(/\d\d:\d\d/, {
    timeout: 30_000,
  })
  await expect(runState(operator)).toHaveText('队列已完成', { timeout: 30_000 })
  expect((await postsOf(target)).total).toBe(2)
})

test('a command for another account leaves this device alone @long', async ({ openAs }) => {
  const operator = await openAs('operator')
  await connectAccount(operator, '61028')
  const call = await callAs('manager')
  const issued = await call('POST', '/api/v1/commands', {
    uid: '73905',
    command: 'start_publish',
    expires_in_s: 5,
  })
  expect(issued.status).toBe(201)
  await expect
    .poll(
      async () => {
        const { body } = await call('GET', '/api/v1/commands?filter[uid]=73905&page[size]=1')
        return body.data[0].attributes.phase
      },
      { timeout: 20_000 },
    )
    .toBe('expired')
  await expect(operator.getByText('收到远程指令「开始发布」', { exact: true })).toHaveCount(0)
})

test('a command sent while the device was away runs once when it is back @long', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 1)
  const call = await callAs('manager')
  const issued = await call('POST', '/api/v1/commands', {
    uid,
    command: 'start_publish',
    expires_in_s: 300,
  })
  const { id } = issued.body.data
  const operator = await openAs('operator', { at: `${origin}/#/console` })
  await operator.getByTestId(`account-${uid}`).click()
  await expect(runState(operator)).toHaveText('队列已完成', { timeout: 60_000 })
  expect((await postsOf(uid)).total).toBe(1)
  const { body } = await call('GET', `/api/v1/commands?filter[uid]=${uid}&page[size]=1`)
  expect(body.data[0].id).toBe(id)
  expect(body.data[0].attributes.phase).toBe('finished')
  expect(
    body.data[0].attributes.phases.filter((one: { phase: string }) => one.phase === 'started'),
  ).toHaveLength(1)
})
