import { runWrite } from '../../../kernel/data/run-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { showTask } from '../../tasks/task-store.ts'
import { taskIdOf, trackJob } from '../../tasks/track-job.ts'
import { shownColumns } from '../columns/shown-columns.ts'
import type { ListRow } from '../list-names.ts'
import type { ListOnScreen } from '../use-list.ts'
import { exportArgs, type ExportFormat } from './export-args.ts'

/** Has the server write all matching rows into a file; the task tray has it when it is ready. */
export async function startExport<Row extends ListRow>(
  services: Services,
  its: ListOnScreen<Row>,
  format: ExportFormat,
): Promise<void> {
  const columns = shownColumns(its.list, its.look.columns).map(({ name }) => name)
  const args = exportArgs({ ...its, columns }, format)
  const result = await runWrite(services, 'exports.create', args)
  if (result === null) return
  const { id: exportId, job_id: jobId } = result.answer
  if (jobId === null) return
  const title = i18n.t('export.task', { name: its.list.title() })
  trackJob(services, { jobId, title, operation: 'exports.create', exportId })
  services.toasts.show({
    tone: 'info',
    title: i18n.t('export.started'),
    action: { label: i18n.t('export.show'), onSelect: () => showTask(taskIdOf(jobId)) },
  })
}
