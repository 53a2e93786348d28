import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { BatchResult, Closed, IdOf, IdsOf } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { Username } from '../auth/account-rules.ts'
import { USER_FIELDS } from '../users/user-schemas.ts'
import { prepareUser } from '../users/write-user.ts'
import { doDelete, doEdit } from './edit-users.ts'
import { userManagementWords } from './user-management.words.ts'

/**
 * The two calls of the console's user management, by their full paths: the behaviour of users.
 *
 * @source console spec §7 (doEdit, doDelete)
 */
export const userManagement = defineResource({
  type: 'userManagement',
  label: { zh: '用户管理', en: 'user' },
  words: userManagementWords,
  // No verb reads these: the resource is its actions.
  table: 'users',
  attributes: Closed({}),
  scope: ownTeam,
  verbs: {},
  actions: {
    doEdit: action({
      on: 'collection',
      method: 'POST',
      path: '/userManagement/doEdit',
      effect: 'write',
      may: 'user:edit',
      summary:
        'Change the person of the id, or make one with the user name when there is no id; the rules of users.',
      touches: ['users'],
      input: Closed({
        id: T.Optional(IdOf('users')),
        username: T.Optional(Username),
        ...USER_FIELDS,
      }),
      body: 'form',
      secrets: ['password'],
      output: { kind: 'record', resource: 'users' },
      prepare: prepareUser,
      run: doEdit,
    }),
    doDelete: action({
      on: 'collection',
      method: 'POST',
      path: '/userManagement/doDelete',
      effect: 'write',
      may: 'user:edit',
      summary: 'Move people to the trash and end their sessions; each answered for by itself.',
      touches: ['users'],
      input: Closed({ ids: IdsOf('users', 500) }),
      body: 'form',
      output: { kind: 'data', schema: BatchResult },
      run: doDelete,
    }),
  },
})
