export { BarList } from './charts/bar-list.tsx'
export type { Bar, BarListProps } from './charts/bar-list.tsx'
export type { ChartSeries } from './charts/chart-scale.ts'
export { LineChart } from './charts/line-chart.tsx'
export type { LineChartProps } from './charts/line-chart.tsx'
export { ColumnChooser } from './data-table/column-chooser.tsx'
export type {
  ArrangedColumn,
  ColumnChooserLabels,
  ColumnChooserProps,
} from './data-table/column-chooser.tsx'
export { DataTable } from './data-table/data-table.tsx'
export type { DataColumn, DataSort, DataTableProps } from './data-table/data-table-props.ts'
export { Pager } from './data-table/pager.tsx'
export type { PagerLabels, PagerProps } from './data-table/pager.tsx'
export { PictureGrid } from './data-table/picture-grid.tsx'
export type { PictureGridProps } from './data-table/picture-grid.tsx'
export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from './data-table/table.tsx'
export type {
  CellAlign,
  TableCellProps,
  TableHeaderCellProps,
  TableProps,
} from './data-table/table.tsx'
export { Alert } from './feedback/alert.tsx'
export type { AlertProps, AlertTone } from './feedback/alert.tsx'
export { Countdown, formatTimeLeft } from './feedback/countdown.tsx'
export type { CountdownProps } from './feedback/countdown.tsx'
export { EmptyState } from './feedback/empty-state.tsx'
export type { EmptyStateProps } from './feedback/empty-state.tsx'
export { ErrorState } from './feedback/error-state.tsx'
export type { ErrorStateProps } from './feedback/error-state.tsx'
export { OutcomeList } from './feedback/outcome-list.tsx'
export type { Outcome, OutcomeListProps } from './feedback/outcome-list.tsx'
export { RelativeTime } from './feedback/relative-time.tsx'
export type { RelativeTimeProps } from './feedback/relative-time.tsx'
export { Skeleton } from './feedback/skeleton.tsx'
export type { SkeletonProps } from './feedback/skeleton.tsx'
export { Steps } from './feedback/steps.tsx'
export type { Step, StepState, StepsProps } from './feedback/steps.tsx'
export { Timeline } from './feedback/timeline.tsx'
export type { TimelineItem, TimelineProps } from './feedback/timeline.tsx'
export { ToastRegion } from './feedback/toast-region.tsx'
export type { ToastRegionProps } from './feedback/toast-region.tsx'
export { createToasts, TOAST_TIMES } from './feedback/toasts.ts'
export type { Toast, ToastMessage, Toasts, ToastTone } from './feedback/toasts.ts'
export type {
  ComboboxLabels,
  ComboboxOption,
  ComboboxProps,
  TreeLabels,
  TreePickerProps,
  TreeSelectProps,
} from './forms/combobox/combobox-props.ts'
export { Combobox } from './forms/combobox/combobox.tsx'
export { OptionPicker } from './forms/combobox/option-picker.tsx'
export type { OptionPickerProps } from './forms/combobox/option-picker.tsx'
export { TreePicker } from './forms/combobox/tree-picker.tsx'
export { TreeSelect } from './forms/combobox/tree-select.tsx'
export { Field } from './forms/field.tsx'
export type { FieldProps } from './forms/field.tsx'
export { FileDrop } from './forms/file-drop.tsx'
export type { FileDropProps } from './forms/file-drop.tsx'
export { FileList } from './forms/file-list.tsx'
export type { FileListLabels, FileListProps, ListedFile } from './forms/file-list.tsx'
export { RadioGroup } from './forms/radio-group.tsx'
export type { RadioGroupProps, RadioOption } from './forms/radio-group.tsx'
export { Segmented } from './forms/segmented.tsx'
export type { SegmentedOption, SegmentedProps } from './forms/segmented.tsx'
export { useFieldControl } from './primitives/field-context.ts'
export { Card } from './layout/card.tsx'
export type { CardProps } from './layout/card.tsx'
export { FloatPanel } from './layout/float-panel.tsx'
export type { FloatPanelProps } from './layout/float-panel.tsx'
export { KeyHint } from './layout/key-hint.tsx'
export type { KeyHintProps } from './layout/key-hint.tsx'
export { SkipLink } from './layout/skip-link.tsx'
export type { SkipLinkProps } from './layout/skip-link.tsx'
export { Avatar } from './primitives/avatar.tsx'
export type { AvatarProps } from './primitives/avatar.tsx'
export { Badge } from './primitives/badge.tsx'
export type { BadgeProps } from './primitives/badge.tsx'
export { Button } from './primitives/button.tsx'
export type { ButtonProps, ButtonSize, ButtonVariant } from './primitives/button.tsx'
export { Checkbox } from './primitives/checkbox.tsx'
export type { CheckboxProps } from './primitives/checkbox.tsx'
export { Chip } from './primitives/chip.tsx'
export type { ChipProps } from './primitives/chip.tsx'
export { classNames } from './primitives/class-names.ts'
export { ConfirmDialog } from './primitives/confirm-dialog.tsx'
export type { ConfirmDialogProps } from './primitives/confirm-dialog.tsx'
export { ContextMenu } from './primitives/context-menu.tsx'
export type { ContextMenuProps } from './primitives/context-menu.tsx'
export { CopyButton } from './primitives/copy-button.tsx'
export type { CopyButtonProps } from './primitives/copy-button.tsx'
export { Dialog } from './primitives/dialog.tsx'
export type { DialogProps } from './primitives/dialog.tsx'
export { Drawer } from './primitives/drawer.tsx'
export type { DrawerProps } from './primitives/drawer.tsx'
export { DropdownMenu } from './primitives/dropdown-menu.tsx'
export type { DropdownMenuProps } from './primitives/dropdown-menu.tsx'
export { IconButton } from './primitives/icon-button.tsx'
export type { IconButtonProps } from './primitives/icon-button.tsx'
export { Input } from './primitives/input.tsx'
export type { InputProps } from './primitives/input.tsx'
export { preloadParts } from './primitives/lazy-part.tsx'
export type { MenuItem } from './primitives/menu-item.ts'
export { NumberInput } from './primitives/number-input.tsx'
export type { NumberInputProps } from './primitives/number-input.tsx'
export { PasswordInput } from './primitives/password-input.tsx'
export type { PasswordInputProps } from './primitives/password-input.tsx'
export { Popover } from './primitives/popover.tsx'
export type { PopoverProps } from './primitives/popover.tsx'
export { Progress } from './primitives/progress.tsx'
export type { ProgressProps } from './primitives/progress.tsx'
export { Select } from './primitives/select.tsx'
export type { SelectOption, SelectProps } from './primitives/select.tsx'
export { Spinner } from './primitives/spinner.tsx'
export type { SpinnerProps } from './primitives/spinner.tsx'
export { StatusChip } from './primitives/status-chip.tsx'
export type { StatusChipProps, StatusShape } from './primitives/status-chip.tsx'
export { Switch } from './primitives/switch.tsx'
export type { SwitchProps } from './primitives/switch.tsx'
export { Tabs } from './primitives/tabs.tsx'
export type { TabItem, TabsProps } from './primitives/tabs.tsx'
export { Textarea } from './primitives/textarea.tsx'
export type { TextareaProps } from './primitives/textarea.tsx'
export type { Tone } from './primitives/tone.ts'
export { Tooltip } from './primitives/tooltip.tsx'
export type { TooltipProps } from './primitives/tooltip.tsx'
export { VisuallyHidden } from './primitives/visually-hidden.tsx'
export { DEFAULT_THEME, THEMES, tokens } from './tokens/tokens.ts'
export type {
  AccentName,
  ColourMode,
  MenuFamily,
  SemanticName,
  ThemeName,
} from './tokens/tokens.ts'
