/** The topics that a text holds, one after another with or without `#`. */
export const topicsIn = (text: string): string[] =>
  text.split(/[#,，、;；\s]+/).filter((name) => name !== '')
