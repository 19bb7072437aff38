import type { Category } from '../contract'
import { categoriesText as words } from '../text'
import { shortPrice } from './from-price'

export type BoardPrice = { board: string; meals: string; price: string }

/** The boards a category has a price for, a night; half board is breakfast and lunch (docs/decisions/product-rules.md). */
export function boardsOf(category: Category): BoardPrice[] {
  const { prices } = words
  return [
    { board: words.bedAndBreakfast, meals: prices.withBreakfast, price: shortPrice(category.pricePerNight) },
    { board: words.halfBoard, meals: prices.withLunch, price: shortPrice(category.halfBoardPrice) },
    { board: words.fullBoard, meals: prices.withDinner, price: shortPrice(category.fullBoardPrice) },
  ].flatMap(({ price, ...rest }) => (price === null ? [] : [{ ...rest, price }]))
}
