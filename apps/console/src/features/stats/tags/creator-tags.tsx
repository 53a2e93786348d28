import { EmptyState } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../kernel/router/link.tsx'
import { useServices } from '../../../kernel/services/services-context.ts'
import { remoteOptions } from '../../../kit/list/filters/remote-options.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { useIsOpen } from '../use-is-open.ts'

const CREATORS = '/guanghe/panel/buyin'
const STEP_PX = 20

/** Fields in which the channel puts creators, as it names them; each leads to its creators. */
export function CreatorTags() {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const isLink = useIsOpen()(CREATORS)
  const tags = useQuery({
    ...remoteOptions(sdk, { options: 'business_teams.goudong_creator_tag_list' }),
    meta: { isShownInPlace: true },
  })
  return (
    <div className="p-4">
      <Loaded query={tags}>
        {(options) =>
          options.length === 0 ? (
            <EmptyState title={t('figures.noTags')} description={t('figures.noTagsHint')} />
          ) : (
            <ul
              aria-label={t('figures.tab.tags')}
              className="columns-[14rem] gap-6 text-sm text-fg"
            >
              {options.map(({ value, label, depth = 0 }) => (
                <li
                  key={value}
                  style={{ paddingInlineStart: depth * STEP_PX }}
                  className={`min-h-[max(28px,var(--target))] break-inside-avoid content-center ${depth === 0 ? 'font-semibold' : ''}`}
                >
                  {isLink ? (
                    <Link
                      to={`${CREATORS}?f.channel_tags=${encodeURIComponent(label)}`}
                      className="text-accent-fg hover:underline"
                    >
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
