/** Folders of the file store that a row of the database may point into. */
export const FILE_FOLDERS = ['uploads', 'exports'] as const
