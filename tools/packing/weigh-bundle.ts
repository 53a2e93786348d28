import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

export interface Bundle {
  readonly name: string
  /** Source of a user's program. */
  readonly program: string
  /** Packages that users have anyway, left out of the bundle. */
  readonly without?: RegExp
  /** Style sheet that is loaded with the bundle. */
  readonly style?: string
  readonly budgetKb: number
}

export interface Weight {
  readonly packedKb: number
  readonly plainKb: number
  /** Packages of `without` that the bundle imports. */
  readonly asksFor: readonly string[]
}

const kbOf = (count: number) => count / 1000
const packed = (text: string) => gzipSync(text, { level: 9 }).length

/** Size of a bundle, minified and compressed, in kB of 1000 bytes. */
export async function weighBundle({ program, without, style = '' }: Bundle): Promise<Weight> {
  const start = '\0program'
  const build = await rolldown({
    input: start,
    external: without ?? [],
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === start ? id : null),
        load: (id) => (id === start ? program : null),
      },
    ],
  })
  // One file: lazily loaded code counts too.
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false })
  await build.close()
  const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
  const code = chunks.map((chunk) => chunk.code).join('')
  return {
    packedKb: kbOf(packed(code) + (style ? packed(style) : 0)),
    plainKb: kbOf(Buffer.byteLength(code) + Buffer.byteLength(style)),
    asksFor: chunks.flatMap((chunk) => chunk.imports),
  }
}

/** Prints one line; a bundle above its budget fails the program. */
export function tellWeight({ name, budgetKb }: Bundle, { packedKb, plainKb }: Weight): void {
  // NaN must fail.
  const fits = packedKb > 0 && packedKb <= budgetKb
  console.log(
    `${fits ? '✓' : '✗'} ${name.padEnd(37)} ${packedKb.toFixed(2).padStart(6)} kB packed, ${String(budgetKb)} at most (${plainKb.toFixed(1)} kB)`,
  )
  if (!fits) process.exitCode = 1
}
