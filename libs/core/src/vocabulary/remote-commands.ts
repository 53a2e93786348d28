import type { Words } from './words.ts'

/** Kinds of parameters: how a value is displayed and validated. */
const PARAM_KINDS = {
  /** The path of a page of the console. */
  page: (value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && value.length <= 200,
} as const

export type ParamKind = keyof typeof PARAM_KINDS

/** All that differs between remote commands. A new command is a new row. */
export type CommandRow = {
  readonly name: string
  readonly title: Words
  /** Name → kind. Each may be left out; the handler refuses the command that cannot do without. */
  readonly params: Readonly<Record<string, ParamKind>>
  /** Roles that may send it. */
  readonly may: 'command:issue' | 'command:issue-destructive'
  /** A deletion is confirmed with the account's name and expires after a minute. */
  readonly danger: 'none' | 'deletes'
  /** Name of the console's handler. */
  readonly handler: string
  /** Name of the job that the handler of jobs starts. */
  readonly work?: string
}

/**
 * Commands that can be sent to a console.
 *
 * @source console behaviours B-211 … B-217; reliability T3
 */
export const COMMAND_ROWS = [
  {
    name: 'start_publish',
    title: { zh: '开始发布', en: 'Start publishing' },
    params: {},
    may: 'command:issue',
    danger: 'none',
    handler: 'start-run',
  },
  {
    name: 'open_page',
    title: { zh: '打开页面', en: 'Open page' },
    params: { path: 'page' },
    may: 'command:issue',
    danger: 'none',
    handler: 'open-page',
  },
  {
    name: 'delete_all_contents',
    title: { zh: '删除全部', en: 'Delete all' },
    params: {},
    may: 'command:issue-destructive',
    danger: 'deletes',
    handler: 'account-work',
    work: 'delete-all',
  },
  {
    name: 'delete_today_contents',
    title: { zh: '删除今日', en: 'Delete today’s' },
    params: {},
    may: 'command:issue-destructive',
    danger: 'deletes',
    handler: 'account-work',
    work: 'delete-today',
  },
  {
    name: 'delete_unpass_contents',
    title: { zh: '删除未通过', en: 'Delete rejected' },
    params: {},
    may: 'command:issue-destructive',
    danger: 'deletes',
    handler: 'account-work',
    work: 'delete-unpass',
  },
  {
    name: 'batch_smart_image_upload',
    title: { zh: '批量处理图片', en: 'Process images' },
    params: {},
    may: 'command:issue',
    danger: 'none',
    handler: 'account-work',
    work: 'smart-images',
  },
  {
    name: 'batch_carry_image_upload',
    title: { zh: '批量处理图片（搬运）', en: 'Process images (carry)' },
    params: {},
    may: 'command:issue',
    danger: 'none',
    handler: 'account-work',
    work: 'carry-images',
  },
] as const satisfies readonly CommandRow[]

export type RemoteCommandName = (typeof COMMAND_ROWS)[number]['name']
/** The handlers that the rows name. */
export type CommandHandlerName = (typeof COMMAND_ROWS)[number]['handler']

type KnownRow = CommandRow & (typeof COMMAND_ROWS)[number]

export const REMOTE_COMMANDS: readonly RemoteCommandName[] = COMMAND_ROWS.map(({ name }) => name)

const BY_NAME: ReadonlyMap<string, KnownRow> = new Map(COMMAND_ROWS.map((row) => [row.name, row]))

/** The row of a command; undefined for a name that this version does not know. */
export const commandRow = (name: string): KnownRow | undefined => BY_NAME.get(name)

/**
 * The first parameter that is not of its kind; null when all are. Names that the row does not
 * mention are passed on: a newer console may know them.
 */
export function wrongParam(
  row: Pick<CommandRow, 'params'>,
  given: Readonly<Record<string, unknown>>,
): string | null {
  const wrong = Object.entries(row.params).find(
    ([name, kind]) => given[name] !== undefined && !PARAM_KINDS[kind](given[name]),
  )
  return wrong?.[0] ?? null
}
