/** The tools that the widget has an icon and a name for. @source originals: toolConfig */
export const TOOL_KEYS = ['file', 'video', 'img', 'hongbao', 'more', 'history'] as const

export type ToolKey = (typeof TOOL_KEYS)[number]
