import { argv, stdout } from 'node:process'
import { tellStory } from './story.ts'

stdout.write(JSON.stringify(await tellStory(argv[2] ?? '')))
