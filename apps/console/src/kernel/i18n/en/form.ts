/** Texts of all forms and records. */
export const texts = {
  form: {
    unsaved: 'Unsaved changes',
    saving: 'Saving…',
    saved: 'Saved {{time}}',
    failed: 'Not saved. Your changes are still here',
    discard: 'Undo changes',
    draftBack: 'Back: what you had not saved when your session ended',
    forbidden: 'You do not have the right to change this',
    gone: 'This was deleted or is not yours',
    choose: 'Choose',
    none: 'None',
    leave: {
      title: 'Discard unsaved changes?',
      body: 'What you changed is not saved when you close',
      confirm: 'Discard changes',
      keep: 'Keep editing',
    },
    secret: {
      set: 'Set',
      unset: 'Not set',
      hidden: 'Not shown',
      enter: 'Set',
      replace: 'Replace',
      keep: 'Keep the present one',
    },
    fault: {
      number: 'Enter a number',
      whole: 'Enter a whole number',
      textSmall: 'At least {{min}} characters, now {{now}}',
      textLarge: 'At most {{max}} characters, now {{now}}',
      listSmall: 'At least {{min}}, now {{now}}',
      listLarge: 'At most {{max}}, now {{now}}',
      numberSmall: 'Cannot be less than {{min}}',
      numberLarge: 'Cannot be more than {{max}}',
    },
  },
} as const
