import { texts as callbackEn } from '../en/callback.ts'
import { texts as consoleEn } from '../en/console.ts'
import { texts as contentsEn } from '../en/contents.ts'
import { texts as demoEn } from '../en/demo.ts'
import { texts as firstEn } from '../en/first.ts'
import { texts as gateEn } from '../en/gate.ts'
import { texts as homeEn } from '../en/home.ts'
import { texts as laterEn } from '../en/later.ts'
import { texts as panelsEn } from '../en/panels.ts'
import { texts as passwordEn } from '../en/password.ts'
import { texts as pluginEn } from '../en/plugin.ts'
import { texts as publishesEn } from '../en/publishes.ts'
import { texts as registerEn } from '../en/register.ts'
import { texts as runGateEn } from '../en/run-gate.ts'
import { texts as signInEn } from '../en/sign-in.ts'
import { texts as sourceCodeEn } from '../en/source-code.ts'
import { texts as usersEn } from '../en/users.ts'
import type { Translated } from '../text-part.ts'
import type { Texts } from '../texts.ts'
import { texts as callbackZh } from '../zh/callback.ts'
import { texts as consoleZh } from '../zh/console.ts'
import { texts as contentsZh } from '../zh/contents.ts'
import { texts as demoZh } from '../zh/demo.ts'
import { texts as firstZh } from '../zh/first.ts'
import { texts as gateZh } from '../zh/gate.ts'
import { texts as homeZh } from '../zh/home.ts'
import { texts as laterZh } from '../zh/later.ts'
import { texts as panelsZh } from '../zh/panels.ts'
import { texts as passwordZh } from '../zh/password.ts'
import { texts as pluginZh } from '../zh/plugin.ts'
import { texts as publishesZh } from '../zh/publishes.ts'
import { texts as registerZh } from '../zh/register.ts'
import { texts as runGateZh } from '../zh/run-gate.ts'
import { texts as signInZh } from '../zh/sign-in.ts'
import { texts as sourceCodeZh } from '../zh/source-code.ts'
import { texts as usersZh } from '../zh/users.ts'

/** The texts of each part of the console; no part has a group of another. */
export const ZH_PARTS: readonly object[] = [
  callbackZh,
  consoleZh,
  contentsZh,
  demoZh,
  firstZh,
  gateZh,
  homeZh,
  laterZh,
  panelsZh,
  passwordZh,
  pluginZh,
  publishesZh,
  registerZh,
  runGateZh,
  signInZh,
  sourceCodeZh,
  usersZh,
]

/** Every English text; the compiler sees that none is missing. */
export const EN_TEXTS: Translated<Texts> = {
  ...callbackEn,
  ...consoleEn,
  ...contentsEn,
  ...demoEn,
  ...firstEn,
  ...gateEn,
  ...homeEn,
  ...laterEn,
  ...panelsEn,
  ...passwordEn,
  ...pluginEn,
  ...publishesEn,
  ...registerEn,
  ...runGateEn,
  ...signInEn,
  ...sourceCodeEn,
  ...usersEn,
}
