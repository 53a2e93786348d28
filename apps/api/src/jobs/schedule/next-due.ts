import { CronExpressionParser } from 'cron-parser'

/** Schedules are written in the time of the business. */
export const BUSINESS_ZONE = 'Asia/Shanghai'

/** The first moment after another that a cron expression names. @throws Error for one that is none */
export const nextDue = (cron: string, after: Date, zone = BUSINESS_ZONE): Date =>
  CronExpressionParser.parse(cron, { currentDate: after, tz: zone }).next().toDate()
