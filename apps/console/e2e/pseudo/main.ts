// For tests only: the console with long accented texts in place of the English ones.
import './use-pseudo-texts.ts'
import '../../src/app/main.tsx'
