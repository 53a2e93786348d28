/** Resource whose changes show a mask. @source console spec §7, doEdit and doDelete */
export const MASKED_RESOURCE = 'userManagement'
