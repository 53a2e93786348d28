export const texts = {
  screening: {
    pieces: 'Contents for a first look',
    waiting: '{{count}} not looked at yet, the oldest first',
    source: 'Source',
    allSources: 'All sources',
    keep: 'Keep',
    drop: 'Drop',
    counts: 'Keep {{kept}} · drop {{dropped}}',
    reason: 'Why dropped',
    reasonHint: 'Choose or write a reason',
    reasons: {
      quality: 'Picture quality too low',
      duplicate: 'Duplicate',
      advert: 'Advertising',
      unfit: 'Not for our categories',
      rights: 'Copyright risk',
    },
    clear: 'Clear marks',
    send: 'Submit {{count}}',
    sendKey: 'Submit',
    sent: '{{count}} submitted',
    sentPartly:
      '{{count}} submitted; {{refused}} left as {{refused, it is: its status|they are: their status}} changed',
    empty: 'Everything is looked at',
    emptyHint: 'Newly collected contents show up here',
  },
} as const
