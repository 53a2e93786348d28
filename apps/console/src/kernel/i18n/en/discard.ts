export const texts = {
  discard: {
    title: 'Discard unsaved changes?',
    body: 'These pages have unsaved changes or work under way:',
    running: 'Work that is under way goes on in the background.',
    confirm: 'Discard changes',
    keep: 'Keep editing',
  },
}
