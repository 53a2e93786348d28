import type { ChannelRule } from '@omc/core/rules'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Services } from '../../jsonapi/services.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { writeCopy, type CopySubject } from '../../writing/copy.ts'

export interface Written {
  title: string
  desc: string
}
export interface Texts {
  written: ReadonlyMap<number, Written>
  failed: RowFailure[]
}

/**
 * Writes a title and a text about each subject, one after the other; one that could not be written
 * fails by itself. Call it while no transaction is open.
 */
export async function generateCopy(
  services: Services,
  actor: Context['actor'],
  { subjects, rule }: { subjects: ReadonlyMap<number, CopySubject>; rule: ChannelRule | undefined },
): Promise<Texts> {
  const written = new Map<number, Written>()
  const failed: RowFailure[] = []
  for (const [id, about] of subjects) {
    try {
      const copy = await writeCopy(services, { actor }, { about, titles: 1, paragraphs: 1, rule })
      written.set(id, { title: copy.titles[0] ?? about.title, desc: copy.paragraphs[0] ?? '' })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed.push(rowFailure(id, sayingOf(error)))
    }
  }
  return { written, failed }
}
