// The console as it is, with long accented texts in place of the English ones: for tests only.
import './use-pseudo-texts.ts'
import '../../src/app/main.tsx'
