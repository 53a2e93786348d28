import { CopyButton, Dialog, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../../kit/failure.tsx'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'

/** Where the text comes from. */
const FROM: Readonly<Partial<Record<string, () => string>>> = {
  desc: () => i18n.t('carryContentPart.copyFrom.desc'),
  paragraphs: () => i18n.t('carryContentPart.copyFrom.paragraphs'),
  audio_text: () => i18n.t('carryContentPart.copyFrom.audio_text'),
  title: () => i18n.t('carryContentPart.copyFrom.title'),
}

/** Text of a content as it is pasted at a channel, with its topics as tags. */
export function TextPanel({ row, onClose }: RowPanelProps<AskedRow<'carry_contents', 'title'>>) {
  const { sdk } = useServices()
  const { data, error, refetch } = useQuery(
    read(sdk, 'carry_contents.get_content_desc', { id: row.id }),
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={row.title}
      description={data && FROM[data.from]?.()}
      closeLabel={i18n.t('act.close')}
      footer={
        <CopyButton
          variant="primary"
          disabled={!data?.text}
          label={i18n.t('carryContentPart.copyAct')}
          doneLabel={i18n.t('carryContentPart.copied')}
          text={data?.text ?? ''}
        />
      }
    >
      {data ? (
        <p className="max-h-96 overflow-y-auto text-sm break-words whitespace-pre-wrap text-fg">
          {data.text}
        </p>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={4} />
        </div>
      )}
    </Dialog>
  )
}
