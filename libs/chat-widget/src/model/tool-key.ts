/** Tools for which the widget has an icon and a name. @source originals: toolConfig */
export const TOOL_KEYS = ['file', 'video', 'img', 'hongbao', 'more', 'history'] as const

export type ToolKey = (typeof TOOL_KEYS)[number]
