import { ROLES } from '@omc/acl'
import T from 'typebox'
import { Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { NewPassword } from '../auth/account-rules.ts'

export const Roles = T.Array(OneOf(...ROLES), { uniqueItems: true, maxItems: ROLES.length })

const PhoneNumber = T.String({
  pattern: '^\\+?[0-9]{6,15}$',
  description: 'digits, with or without country code',
  examples: ['13912345670'],
})

/** Attributes of a person in create and update. */
export const USER_FIELDS = {
  full_name: T.Optional(Label(60)),
  phone_number: T.Optional(Nullable(PhoneNumber)),
  avatar: T.Optional(Text(500)),
  roles: T.Optional(Roles),
  disabled: T.Optional(T.Boolean({ description: 'true signs the person out and keeps them out' })),
  password: T.Optional(NewPassword),
}
