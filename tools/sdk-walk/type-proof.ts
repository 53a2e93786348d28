import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asAsked, type RelationsOf } from './as-asked.ts'
import type { Answered } from './call-once.ts'
import { printValue } from './print-value.ts'
import type { SdkArguments } from './sdk-arguments.ts'

/** A call with its answer. */
export interface Witness {
  /** `<resource>.<operation>` */
  operation: string
  args: SdkArguments
  answer: Answered
  /** The operation never returns a value. */
  answersNothing: boolean
}

export interface TypeFault {
  operation: string
  text: string
}

const ROOT = join(import.meta.dirname, '../..')

/**
 * Writes every call with its arguments and answer as TypeScript and compiles it with the project's
 * strictness: the arguments must match the parameters, the answer the return type.
 *
 * @returns type faults; the written file is kept if there are any
 */
export async function typeProof(
  witnesses: readonly Witness[],
  relationsOf: RelationsOf,
  sdkFolder = join(ROOT, 'libs/sdk/src'),
): Promise<{ faults: TypeFault[]; file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-sdk-walk-'))
  const file = join(folder, 'proof.ts')
  const head = headOf(sdkFolder)
  const parts = witnesses.map((witness) => ({
    operation: witness.operation,
    lines: partOf(witness, relationsOf),
  }))
  writeFileSync(file, `${head.join('\n')}\n${parts.flatMap(({ lines }) => lines).join('\n')}\n`)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
  const output = await compile(folder)
  const owners = parts.flatMap(({ operation, lines }) => lines.map(() => operation))
  const faults = faultsIn(output).map(({ line, text }) => ({
    operation: (line === undefined ? undefined : owners[line - head.length - 1]) ?? 'the proof',
    text,
  }))
  if (faults.length === 0) rmSync(folder, { recursive: true })
  return { faults, file }
}

const headOf = (sdkFolder: string) => [
  `import type { Sdk } from '${join(sdkFolder, 'index.ts')}'`,
  'declare const sdk: Sdk',
  'export type Given<Call extends () => unknown> = Awaited<ReturnType<Call>>',
  'export type Event<Stream> = Stream extends AsyncIterable<infer One> ? One : never',
]

const SETTINGS = {
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    lib: ['es2023', 'dom', 'dom.iterable'],
    isolatedModules: false,
    // A copy of the SDK is outside the project, where packages do not resolve.
    paths: { '@omc/core/rsa': [join(ROOT, 'libs/core/src/rsa-chunks/index.ts')] },
  },
  files: ['proof.ts'],
}

/** One line per claim, so a fault is identified by its line. */
function partOf({ operation, args, answer }: Witness, relationsOf: RelationsOf): string[] {
  const [resource = '', name = ''] = operation.split('.')
  const include = Array.isArray(args.include) ? args.include.map(String) : []
  const asked = (value: unknown) => printed(operation, asAsked(value, include, relationsOf))
  return [
    `{ // ${operation}`,
    `const call = () => sdk.${resource}.${name}(${printValue(args)})`,
    ...claims(answer, asked),
    ...planted(resource, name, args),
    '}',
  ]
}

/** Claims that the compiler must refuse, because permissive types would prove nothing. */
const planted = (resource: string, name: string, args: SdkArguments): string[] => [
  '// @ts-expect-error nothing answers with this text',
  `const wrong: Given<typeof call> = 'no answer'; void wrong`,
  '// @ts-expect-error nothing has this argument',
  `void (() => sdk.${resource}.${name}(${printValue({ ...args, no_such_argument: 1 })}))`,
]

function printed(operation: string, value: unknown): string {
  try {
    return printValue(value)
  } catch (cause) {
    throw new Error(`the answer of ${operation} cannot be written`, { cause })
  }
}

function claims(answer: Answered, asked: (value: unknown) => string): string[] {
  switch (answer.kind) {
    case 'value':
      return [`const answer: Given<typeof call> = ${asked(answer.value)}; void answer`]
    case 'pages': {
      const { page, more } = answer
      return [
        `const page: Given<typeof call> = ${asked({ ...page })}; void page`,
        `const more: Given<typeof call>['items'] = ${asked(more)}; void more`,
      ]
    }
    case 'events':
      return [`const events: Event<Given<typeof call>>[] = ${asked(answer.events)}; void events`]
    case 'file':
      return [`const file: Given<typeof call> = new Blob(); void file`]
    default:
      return answer satisfies never
  }
}

function compile(folder: string): Promise<string> {
  const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc')
  return new Promise((resolve) => {
    const args = [tsc, '-p', folder, '--pretty', 'false']
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    )
  })
}

function faultsIn(output: string): { line: number | undefined; text: string }[] {
  if (output === '') return []
  const blocks = output.split(/\n(?=\S)/).filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const line = /^[^(\n]*proof\.ts\((\d+),/.exec(block)?.[1]
    return { line: line === undefined ? undefined : Number(line), text: block.trim() }
  })
}
