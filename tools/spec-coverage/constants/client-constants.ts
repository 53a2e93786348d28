import { PASSWORD_GRANT } from '../../../apps/console/src/kernel/session/exchange-credentials.ts'
import { SELECT_CALLS } from '../../../apps/console/src/kit/list/filters/select-calls.ts'
import {
  REQUEST_TIMEOUT_MS,
  SESSION_STATUS,
} from '../../../libs/sdk/src/client/create-fetch-transport.ts'
import { headersOf, STATUS_FIELD } from '../../../libs/sdk/src/client/exchange.ts'
import { SUCCESS_CODES } from '../../../libs/sdk/src/client/send-once.ts'
import type { TransportRequest } from '../../../libs/sdk/src/client/transport.ts'
import { MESSAGE_FIELD } from '../../../libs/sdk/src/errors/read-failure.ts'
import { statusText } from '../../../libs/sdk/src/errors/status-texts.ts'
import { CABLE_TIMING } from '../../../libs/sdk/src/realtime/cable-timing.ts'
import { TOKEN_KEY } from '../../../libs/sdk/src/session/token-store.ts'
import { seconds } from './probes.ts'

const REQUEST: TransportRequest = {
  operation: 'users.create',
  method: 'POST',
  path: '/api/v1/users',
  query: '',
  body: { kind: 'jsonapi', document: {} },
  effect: 'write',
  isPublic: false,
}
const headers = headersOf(REQUEST, 'token')
const teams = SELECT_CALLS['business_teams.list'].args('')
const owners = SELECT_CALLS['users.list'].args('')

/** Constants of the SDK, and of the console's calls with it. */
export const CLIENT_CONSTANTS = {
  tokenStorageKey: TOKEN_KEY,
  tokenExpiredStatus: SESSION_STATUS.tokenExpired,
  unauthorisedStatus: SESSION_STATUS.unauthorised,
  forbiddenStatus: SESSION_STATUS.forbidden,
  grantType: PASSWORD_GRANT.grant_type,
  oauthScope: PASSWORD_GRANT.scope,
  authorizationScheme: headers['authorization']?.replace(' token', ''),
  requestMediaType: headers['content-type'],
  statusField: STATUS_FIELD,
  messageField: MESSAGE_FIELD,
  successCodes: SUCCESS_CODES,
  requestFailedText: statusText(418, 'en').replace('418', '{n}'),
  requestTimeout: REQUEST_TIMEOUT_MS,
  realtimePollMin: seconds(CABLE_TIMING.pollMinMs),
  realtimePollMax: seconds(CABLE_TIMING.pollMaxMs),
  realtimeStaleThreshold: seconds(CABLE_TIMING.staleMs),
  realtimeReopenDelay: CABLE_TIMING.reopenMs,
  teamSelectPageSize: teams['page[size]'],
  ownerSearchPage: owners['page[number]'],
  ownerSearchPageSize: owners['page[size]'],
}
