import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to auth. */
export const authWords: WordsByName = {
  code: said('验证码', 'Code', 'The code sent to the phone, in place of a password', 'secret'),
  'social_login.code': said(
    '授权码',
    'Code',
    'What the outside sign-in gave to the browser; good once',
    'secret',
  ),
  'code.code': said(
    '授权码',
    'Code',
    'What the outside sign-in gave to the browser; good once',
    'secret',
  ),
  state: said(
    '校验值',
    'State',
    'What the server handed out at the start; another one is refused',
    'secret',
  ),
  expired: said('已失效', 'Ended', 'Whether the token is good no more'),
  username: said('用户名', 'User name', 'The name to sign in with, or the phone number'),
  team_key: said(
    '团队码',
    'Team key',
    'Joins the team that has this key; without it a new team is made',
    'key',
  ),
}
