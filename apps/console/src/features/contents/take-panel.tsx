import { Button, Drawer } from '@omc/ui'
import { Copy } from 'lucide-react'
import type { ComponentType } from 'react'
import { useWrite } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { PictureGrid } from '../../kit/detail/picture-grid.tsx'
import { Failure } from '../../kit/failure.tsx'
import type { PagePanelProps } from '../../kit/list/list-acts.ts'

type TakeOperation = 'smart_contents.get_downloaded_content'

/** Panel that takes a copy of the next usable content out, at each press. */
export const takePanel = (operation: TakeOperation): ComponentType<PagePanelProps> =>
  function TakePanel({ onClose }) {
    const { sdk } = useServices()
    const take = useWrite(sdk, operation, { isShownInPlace: true })
    const press = () => take.mutate({})
    return (
      <Drawer
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title={i18n.t('contentAct.take')}
        description={i18n.t('contentAct.takeHint')}
        closeLabel={i18n.t('act.close')}
        footer={
          <Button variant="primary" isLoading={take.isPending} onClick={press}>
            {i18n.t(take.data ? 'contentAct.takeNext' : 'contentAct.take')}
          </Button>
        }
      >
        {take.error ? <Failure error={take.error} onRetry={press} /> : null}
        {take.isSuccess ? <Taken content={contentOf(take.data)} /> : null}
      </Drawer>
    )
  }

type Content = {
  readonly title: string
  readonly desc: string
  readonly images: readonly string[]
  readonly paragraphs?: readonly string[]
}

/** The content of an answer; null if there was none to take. */
const contentOf = (answer: unknown): Content | null =>
  // as: the operations answer a content or nothing.
  typeof answer === 'object' && answer !== null ? (answer as Content) : null

function Taken({ content }: { readonly content: Content | null }) {
  const { toasts } = useServices()
  if (content === null)
    return <p className="text-sm text-fg3">{i18n.t('contentAct.takeNothing')}</p>
  const { title, desc, images, paragraphs = [] } = content
  const lines = [title, desc, ...paragraphs].filter((text) => text !== '')
  const copy = () =>
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => toasts.show({ tone: 'success', title: i18n.t('contentAct.copied') }),
      () => toasts.show({ tone: 'danger', title: i18n.t('contentAct.copyFailed') }),
    )
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-base font-semibold text-fg">{title}</h2>
      <div className="flex flex-col gap-1 text-sm break-words whitespace-pre-wrap text-fg2">
        {lines.slice(1).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <PictureGrid sources={images} />
      <span>
        <Button icon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
          {i18n.t('contentAct.copyText')}
        </Button>
      </span>
    </div>
  )
}
