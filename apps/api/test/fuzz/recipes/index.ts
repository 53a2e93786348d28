export { recipeFor } from './recipe-for.ts'
