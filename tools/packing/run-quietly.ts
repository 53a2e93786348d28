import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Where {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

const MOST_OUTPUT_BYTES = 32 * 1024 * 1024

/**
 * Runs a program to its end.
 *
 * @returns its standard output
 * @throws Error with its complete output
 */
export async function runQuietly(
  file: string,
  args: readonly string[],
  { cwd, env = process.env }: Where = {},
): Promise<string> {
  const shell = process.platform === 'win32'
  try {
    const options = { cwd, env, shell, maxBuffer: MOST_OUTPUT_BYTES }
    return (await promisify(execFile)(file, args, options)).stdout
  } catch (cause) {
    // as: execFile rejects with the program's output.
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`${file} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause })
  }
}
