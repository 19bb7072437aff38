-- Written by hand: of several main ones the first in the gallery stays, which visitors saw as the main one.
UPDATE villa_images SET is_main = false, updated_at = now() WHERE is_main AND id NOT IN (
  SELECT DISTINCT ON (villa_id) id FROM villa_images WHERE is_main ORDER BY villa_id, sort_order, id);--> statement-breakpoint
UPDATE villa_videos SET is_main = false, updated_at = now() WHERE is_main AND id NOT IN (
  SELECT DISTINCT ON (villa_id) id FROM villa_videos WHERE is_main ORDER BY villa_id, sort_order, id);--> statement-breakpoint
CREATE UNIQUE INDEX "villa_images_one_main" ON "villa_images" USING btree ("villa_id") WHERE "villa_images"."is_main";--> statement-breakpoint
CREATE UNIQUE INDEX "villa_videos_one_main" ON "villa_videos" USING btree ("villa_id") WHERE "villa_videos"."is_main";