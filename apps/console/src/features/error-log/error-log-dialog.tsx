import { ERROR_LOG_WORDS, type ErrorLog, type ErrorLogRow, errorLogRows } from '@omc/shell'
import {
  Badge,
  Button,
  Dialog,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@omc/ui'
import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'

export type ErrorLogDialogProps = {
  readonly log: ErrorLog
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Errors on this page since it was loaded. @source console spec §2, error-log dialog */
export function ErrorLogDialog({ log, open, onOpenChange }: ErrorLogDialogProps) {
  const { t } = useTranslation()
  const rows = errorLogRows(useSnapshot(log.state))
  const language = currentLanguage()
  const word = (name: keyof typeof ERROR_LOG_WORDS) => ERROR_LOG_WORDS[name][language]
  const dismiss = () => {
    onOpenChange(false)
    log.clear()
  }
  return (
    <Dialog
      size="xl"
      open={open}
      onOpenChange={onOpenChange}
      title={word('title')}
      description={t('errorLog.hint')}
      closeLabel={t('act.close')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{word('cancel')}</Button>
          <Button variant="primary" onClick={dismiss}>
            {word('dismiss')}
          </Button>
        </>
      }
    >
      <Table
        caption={word('title')}
        boxClassName="rounded-control border border-line"
        className="min-w-200 table-fixed touch:block touch:min-w-0"
      >
        <TableHead className="touch:hidden">
          <TableRow>
            <TableHeaderCell className="w-[20%]">{word('url')}</TableHeaderCell>
            <TableHeaderCell className="w-[30%]">{word('message')}</TableHeaderCell>
            <TableHeaderCell>{word('stack')}</TableHeaderCell>
            <TableHeaderCell className="w-64">{word('search')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody className="touch:block">
          {rows.map((row) => (
            <ErrorRow key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </Dialog>
  )
}

function ErrorRow({ row }: { readonly row: ErrorLogRow }) {
  const { t } = useTranslation()
  return (
    <TableRow className="align-top touch:block touch:border-b touch:border-line">
      <Cell className="font-mono text-xs break-all">{row.url}</Cell>
      <Cell className="wrap-anywhere">
        {row.message}
        {row.count > 1 ? (
          <Badge className="ms-1.5">{t('errorLog.times', { count: row.count })}</Badge>
        ) : null}
      </Cell>
      <Cell>{row.stack === '' ? <NoStack /> : <Stack text={row.stack} />}</Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {row.searches.map(({ engine, url }) => (
            <a
              key={engine}
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex min-h-[max(24px,var(--target))] items-center gap-0.5 text-accent-fg hover:underline"
            >
              {engine}
              <ExternalLink size={12} aria-hidden />
              <span className="sr-only">{t('errorLog.newTab')}</span>
            </a>
          ))}
          <CopyRow row={row} />
        </span>
      </Cell>
    </TableRow>
  )
}

/** On a narrow screen the cells of a row stack vertically; they keep the role of cells. */
function Cell({
  className = '',
  children,
}: {
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <TableCell className={`py-2 touch:block touch:h-auto touch:border-0 ${className}`}>
      {children}
    </TableCell>
  )
}

function Stack({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  return (
    <details className="group/stack">
      <summary className="flex min-h-[max(24px,var(--target))] cursor-pointer items-center text-accent-fg hover:underline">
        <span className="group-open/stack:hidden">{t('errorLog.showStack')}</span>
        <span className="hidden group-open/stack:inline">{t('errorLog.hideStack')}</span>
      </summary>
      <pre className="mt-1 max-h-60 overflow-auto rounded-control bg-subtle p-2 font-mono text-xs whitespace-pre-wrap text-fg2">
        {text}
      </pre>
    </details>
  )
}

function NoStack() {
  const { t } = useTranslation()
  return <span className="text-fg3">{t('errorLog.noStack')}</span>
}

function CopyRow({ row: { url, message, stack } }: { readonly row: ErrorLogRow }) {
  const { t } = useTranslation()
  const { toasts } = useServices()
  const copy = () =>
    navigator.clipboard.writeText([url, message, stack].filter(Boolean).join('\n')).then(
      () => toasts.show({ tone: 'success', title: t('act.copied'), key: 'copied' }),
      // The browser refuses access to the clipboard.
      () => toasts.show({ tone: 'warning', title: t('errorLog.copyRefused'), key: 'copied' }),
    )
  return (
    <IconButton
      size="sm"
      label={t('errorLog.copy')}
      icon={<Copy size={14} aria-hidden />}
      onClick={() => void copy()}
    />
  )
}
