import type { MenuItem } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import { useNavigate } from '../../../kernel/router/use-router.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'
import type { AvatarParts } from './avatar-items.tsx'

/** State of the avatar's menu. The chunk of its rows loads when it is first opened. */
export function useAvatarMenu(acts: Pick<AvatarParts, 'onSource' | 'onSignOut'>) {
  const { t } = useTranslation()
  const { toasts, shell } = useServices()
  const { settings } = useAppearance()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [itemsOf, setItemsOf] = useState<((parts: AvatarParts) => readonly MenuItem[]) | null>(null)
  const { appearance } = shell
  return {
    open: isOpen && itemsOf !== null,
    items: () => itemsOf?.({ t, toasts, appearance, settings, navigate, ...acts }) ?? [],
    onOpenChange(next: boolean) {
      setOpen(next)
      if (next && !itemsOf) void loadItems().then((part) => setItemsOf(() => part.avatarItems))
    },
  }
}

const loadItems = () => loadPart(() => import('./avatar-items.tsx'))
