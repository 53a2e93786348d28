import { update } from '@omc/sdk/forms/document_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { rowEdit } from '../../../kit/list/acts/row-form.tsx'

export const RenamePanel = rowEdit(
  defineForm(update, {
    title: () => i18n.t('documentContent.rename'),
    inputs: ['title'],
    given: ({ id }) => ({ id }),
    saved: () => i18n.t('documentContent.renamed'),
  }),
  ({ title }: { readonly id: string; readonly title: string }) => title,
)
