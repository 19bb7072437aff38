ALTER TABLE "villa_calendars" ALTER COLUMN "token" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "villa_calendars" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "villa_calendars" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "villa_calendars" ADD CONSTRAINT "villa_calendars_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "villa_calendars" ADD CONSTRAINT "villa_calendars_token_kept" CHECK ("villa_calendars"."token" is not null or ("villa_calendars"."token_hash" is not null and "villa_calendars"."sealed_token" is not null));