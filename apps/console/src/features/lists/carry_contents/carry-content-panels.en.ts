export const texts = {
  carryContentPart: {
    reviewTitle: 'Review the content',
    reviewed: 'Reviewed',
    needsReason: 'Say why it is turned down',
    submitTitle: 'Submit to a publishing queue',
    submitted: 'It is in the queue of “{{account}}”',
    againHint: 'It is queued or published already; check this to submit it once more',
    assignTitle: 'Assign to accounts',
    assignHint: 'Shared evenly by what each account has open; a content belongs to one account',
    assigned: 'They are assigned',
    takeHint:
      'Takes out one usable content and marks it as downloaded; processed ones unless you choose otherwise',
    taken: 'One content is taken out',
    noneLeft: 'No content fits',
    copyFrom: {
      desc: 'From the description',
      paragraphs: 'No description: from the paragraphs',
      audio_text: 'No description: from the spoken text',
      title: 'No text: from the title',
    },
    copyAct: 'Copy',
    copied: 'The text is copied',
    similar: 'Similar contents',
    noSimilar: 'No similar contents',
    records: 'Publish records',
    noRecords: 'Not published yet',
  },
} as const
