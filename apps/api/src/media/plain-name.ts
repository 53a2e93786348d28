/** A name that people read and that no file system stumbles over; never a path. */
export const plainName = (name: string): string =>
  name
    // oxlint-disable-next-line no-control-regex -- a file name may hold none of these
    .replaceAll(/[\u0000-\u001f\u007f\\/:*?"<>|\u202a-\u202e]/g, '_')
    .trim()
