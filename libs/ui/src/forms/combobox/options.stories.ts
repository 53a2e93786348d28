import type { Tell } from '../../testing/index.ts'
import type { ComboboxLabels, ComboboxOption, TreeLabels } from './combobox-props.ts'

export const accounts = (t: Tell): readonly ComboboxOption[] => [
  { value: '1', label: t('山野茶铺', 'Mountain tea') },
  { value: '2', label: t('春日手账', 'Spring diary') },
  { value: '3', label: t('小满厨房', 'Little kitchen') },
]

/** Categories, two of them below the first. */
export const categories = (t: Tell): readonly ComboboxOption[] => [
  { value: '1', label: t('食品', 'Food') },
  { value: '2', label: t('茶', 'Tea'), depth: 1 },
  { value: '3', label: t('绿茶', 'Green tea'), depth: 2 },
  { value: '4', label: t('家居', 'Home') },
]

export const labelsIn = (t: Tell): ComboboxLabels => ({
  none: t('没有匹配的选项', 'No option matches'),
  loading: t('正在加载', 'Loading'),
  clear: t('清除', 'Clear'),
  remove: (name) => t(`去掉 ${name}`, `Remove ${name}`),
  count: (count) => t(`${count} 个选项`, `${count} options`),
})

/** Two trees of categories, three deep. */
export const tree = (t: Tell): readonly ComboboxOption[] => [
  ...categories(t),
  { value: '5', label: t('厨房用品', 'Kitchen goods'), depth: 1 },
  { value: '6', label: t('茶具', 'Tea ware'), depth: 2 },
  { value: '7', label: t('其他', 'Other') },
]

export const treeLabelsIn = (t: Tell): TreeLabels => ({
  ...labelsIn(t),
  expand: (name) => t(`展开${name}`, `Open ${name}`),
  collapse: (name) => t(`收起${name}`, `Close ${name}`),
})
