/** The five times of day a person is greeted by. */
export type TimeOfDay = 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'evening'

/**
 * The time of day that the greeting after sign-in names.
 *
 * @param hour  local hour, 0 to 23; hour 11 is forenoon, hour 13 is noon
 * @source      console spec §9: before 8, to 11, to 13, before 18, else
 */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 8) return 'morning'
  if (hour <= 11) return 'forenoon'
  if (hour <= 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Greeting for a time of day, in both languages. */
export const GREETINGS: Readonly<Record<TimeOfDay, { readonly zh: string; readonly en: string }>> =
  {
    morning: { zh: '早上好', en: 'Good morning' },
    forenoon: { zh: '上午好', en: 'Good morning' },
    noon: { zh: '中午好', en: 'Good day' },
    afternoon: { zh: '下午好', en: 'Good afternoon' },
    evening: { zh: '晚上好', en: 'Good evening' },
  }
