import { spawn } from 'node:child_process'

/**
 * Starts programs that use one core each until they are released, or until this process ends.
 *
 * @param count number of programs
 */
export function burnCores(count: number): () => void {
  const programs = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', `process.on('disconnect', () => process.exit()); ${TURN}`], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  )
  return () => programs.forEach((program) => program.kill('SIGKILL'))
}

/** Works in slices, so the program notices when its parent ends. */
const TURN = `
  const turn = () => {
    const end = performance.now() + 50
    while (performance.now() < end);
    setImmediate(turn)
  }
  turn()`
