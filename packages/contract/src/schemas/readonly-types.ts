import * as z from "zod/mini";

/** Schema of values of a type. The name keeps declarations and tooltips short. */
export interface Schema<Value> extends z.ZodMiniType<Value> {}

/** Type of the objects that a shape describes. */
type ObjectOf<Shape extends z.core.$ZodShape> = Readonly<z.output<z.ZodMiniObject<Shape, z.core.$strict>>>;

/** Schema of an object with these members and no others. The members of its type are readonly. */
// @__NO_SIDE_EFFECTS__
export function strictObject<Shape extends z.core.$ZodShape>(shape: Shape): Schema<ObjectOf<Shape>> {
  return z.strictObject(shape) as object as Schema<ObjectOf<Shape>>;
}

/** Schema of a list in a reply. For a list in a request, use `boundedList`. */
// @__NO_SIDE_EFFECTS__
export function list<Item extends z.core.$ZodType>(item: Item): Schema<readonly z.output<Item>[]> {
  return z.readonly(z.array(item)) as object as Schema<readonly z.output<Item>[]>;
}
